import type { Api } from '../bind'
import { bindAccount } from './access/account'
import { bindOutbox } from './access/outbox'
import { bindSession } from './access/session'
import { bindApplications } from './booking/applications'
import { bindApprovals } from './booking/approvals'
import { bindAgents } from './access/agent'
import { bindPaymentApp } from './access/payment-app'
import { bindSso } from './access/sso'
import { bindPasskeys } from './access/passkey'
import { bindSecondFactor } from './access/second-factor'
import { bindUsageEvents } from './access/usage-events'
import { bindAccounts } from './admin/accounts'
import { bindAgencySettings, bindAgreement } from './admin/agreement'
import { bindFlows } from './admin/flows'
import { bindIncidents } from './admin/incidents'
import { bindCompany } from './admin/company'
import { bindCustomFields } from './admin/custom-fields'
import { bindCompanyOrders } from './admin/orders'
import { bindArrangers } from './admin/arrangers'
import { bindConsoleSettings } from './admin/settings'
import { bindBudgets } from './admin/budgets'
import { bindPeople } from './admin/people'
import { bindPolicyLab } from './admin/policy-lab'
import { bindTravelPolicies } from './admin/policies'
import { bindDocuments } from './booking/documents'
import { bindOrders } from './booking/orders'
import { bindPaymentProvider } from './booking/payment-provider'
import { bindPayments } from './booking/payments'
import { bindTravellers } from './booking/travellers'
import { bindTrips } from './booking/trips'
import { bindEvents } from './events'
import { bindFinance } from './finance/finance'
import { bindOperations } from './operations'
import { bindMenus } from './personal/menu'
import { bindPersonal } from './personal/mails'
import { bindProfile } from './personal/profile'
import { bindShell } from './personal/shell'
import { bindDrafts } from './products/drafts'
import { bindFlights } from './products/flight'
import { bindHotels } from './products/hotel'
import { bindPolicies } from './products/policies'
import { bindCars } from './products/car'
import { bindTrains } from './products/train'
import { bindMeetings } from './products/meeting'
import { bindVenues } from './products/venues'
import { bindVisas } from './products/visa'
import { bindIntlFlights } from './products/intl-flight'
import { bindReference } from './reference/cities'
import { bindPlaces } from './reference/places'
import { bindSandbox } from './sandbox'

export function bindRoutes(api: Api): void {
  bindOperations(api)
  bindSession(api)
  bindAccount(api)
  bindOutbox(api)
  bindReference(api)
  bindPlaces(api)
  bindOrders(api)
  bindApplications(api)
  bindDocuments(api)
  bindTrips(api)
  bindTravellers(api)
  bindUsageEvents(api)
  bindAgents(api)
  bindSso(api)
  bindSecondFactor(api)
  bindPasskeys(api)
  bindPaymentApp(api)
  bindApprovals(api)
  bindPayments(api)
  bindPaymentProvider(api)
  bindFinance(api)
  bindPeople(api)
  bindAccounts(api)
  bindAgreement(api)
  bindAgencySettings(api)
  bindFlows(api)
  bindIncidents(api)
  bindTravelPolicies(api)
  bindPolicyLab(api)
  bindCompany(api)
  bindCustomFields(api)
  bindCompanyOrders(api)
  bindArrangers(api)
  bindConsoleSettings(api)
  bindBudgets(api)
  bindPolicies(api)
  bindPersonal(api)
  bindMenus(api)
  bindShell(api)
  bindProfile(api)
  bindProducts(api)
  bindEvents(api)
  bindSandbox(api)
}

function bindProducts(api: Api): void {
  bindIntlFlights(api)
  bindFlights(api)
  bindHotels(api)
  bindTrains(api)
  bindDrafts(api)
  bindVenues(api)
  bindMeetings(api)
  bindCars(api)
  bindVisas(api)
}
