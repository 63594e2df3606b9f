import type { RouteObject } from 'react-router'
import type { ReportName } from '@sojourn/contract/finance/report-words'
import { productRoutes } from '../features/products'
import { loadTexts } from '../kit/text/text'
import { policyEditors } from '../paths'
import { ErrorPage, NoAccessPage, NotFoundPage } from './error-pages'
import { guard, guarded, guardSignIn } from './guard'
import { HomePage } from './home/home-page'
import { Frame, Shell, SkipLink } from './shell'
import { guardMenu } from './side-menu/side-menu-guard'
import styles from './bare-layout.module.css'
import { Logo } from './header/logo'
import { LanguageMenu, ThemeMenu } from './header/preferences'
import { useLiveUpdates } from './use-live-updates'

/** Sign-in and its kin: a reduced header with the logo and the language (S2.03). */
function ReducedLayout() {
  return (
    <>
      <SkipLink />
      <header className={styles['header']}>
        <Logo />
        <span className={styles['end']}>
          <ThemeMenu />
          <LanguageMenu />
        </span>
      </header>
      <Frame />
    </>
  )
}

/** Error and pay-result pages stand alone (S2.03), but the orders on them move on. */
function BareLayout() {
  useLiveUpdates()
  return <Frame />
}

/** The pages of reports have one shape. */
const report = (name: ReportName) => async () => (await import('../features/finance/report/report-page')).reportRoute(name)

/** Every screen by its address; home is in the entry, all others are fetched when they come near. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        middleware: [guard],
        loader: guarded,
        children: [
          {
            Component: Shell,
            children: [
              {
                ErrorBoundary: ErrorPage,
                children: [
                  { index: true, loader: () => loadTexts('app/home').then(() => null), Component: HomePage },
                  ...productRoutes.flatMap(({ portal = [] }) => portal),
                  { path: 'demand/index', lazy: () => import('./demand/start-page') },
                  { path: 'choice/index', lazy: () => import('../features/booking/traveller/choice-page') },
                  {
                    middleware: [guardMenu],
                    loader: guarded,
                    lazy: () => import('./centre-layout'),
                    children: [
                      ...productRoutes.flatMap(({ centre = [] }) => centre),
                      { path: 'center/tripOrderList', lazy: () => import('../features/booking/order-list/order-list-page') },
                      { path: 'center/myApproval', lazy: () => import('../features/booking/approval/list/approval-list-page') },
                      { path: 'center/travelForm', lazy: () => import('../features/booking/application/application-list-page') },
                      {
                        path: 'center/travelForm/apply',
                        lazy: () => import('../features/booking/application/form/application-form-page'),
                      },
                      {
                        path: 'center/travelForm/detail',
                        lazy: () => import('../features/booking/application/application-detail-page'),
                      },
                      {
                        path: 'center/submitschedule',
                        lazy: () => import('../features/booking/application/application-schedule-page'),
                      },
                      { path: 'center/travelView', lazy: () => import('../features/booking/trip/trip-page') },
                      { path: 'center/approvalDetail', lazy: () => import('../features/booking/approval/approval-page') },
                      {
                        path: 'center/approvalOrder/list',
                        lazy: () => import('../features/booking/approval/list/approval-orders-page'),
                      },
                      {
                        path: 'center/approvalOrder/detail',
                        lazy: () => import('../features/booking/approval/approval-order-page'),
                      },
                      { path: 'center/personalInfo', lazy: () => import('./personal-info-page') },
                      { path: 'center/feedback', lazy: () => import('../features/personal/feedback-page') },
                      { path: 'center/advance/index', lazy: () => import('../features/finance/deposit-page') },
                      { path: 'center/budget', lazy: () => import('../features/admin/budgets/my-budgets-page') },
                      { path: 'center/wallet', lazy: () => import('../features/personal/wallet-page') },
                      { path: 'center/mails', lazy: () => import('../features/personal/mails-page') },
                      { path: 'center/agentActions', lazy: () => import('../features/access/agency/agent-actions-page') },
                      { path: 'center/auditLog', lazy: () => import('../features/access/audit/audit-page') },
                      { path: 'center/modifyPassword', lazy: () => import('../features/access/password/modify-password-page') },
                      { path: 'center/my/langManage', lazy: () => import('../features/access/account/language-page') },
                      { path: 'manage/index', lazy: () => import('../features/admin/home/home-page') },
                      { path: 'manage/employee/list', lazy: () => import('../features/admin/people/people-page') },
                      { path: 'manage/employee/detail', lazy: () => import('../features/admin/people/person-page') },
                      { path: 'manage/employee/import', lazy: () => import('../features/admin/people-import/import-page') },
                      { path: 'manage/employee/contract', lazy: () => import('../features/admin/agreement/agreement-page') },
                      { path: 'manage/employee/account', lazy: () => import('../features/admin/accounts/accounts-page') },
                      { path: 'manage/employee/guest', lazy: () => import('../features/admin/guests/guests-page') },
                      { path: 'manage/employee/arrangers', lazy: () => import('../features/admin/arrangers/arrangers-page') },
                      { path: 'manage/employee/add', lazy: () => import('../features/admin/people/add-person-page') },
                      {
                        path: 'manage/employee/departments',
                        lazy: () => import('../features/admin/departments/departments-page'),
                      },
                      {
                        path: 'manage/employee/departments/import',
                        lazy: () => import('../features/admin/departments/import-page'),
                      },
                      { path: 'manage/employee/grade', lazy: () => import('../features/admin/grades/grades-page') },
                      { path: 'manage/control/list', lazy: () => import('../features/admin/policies/policies-page') },
                      { path: 'manage/control/detail', lazy: () => import('../features/admin/policies/policy-page') },
                      { path: 'manage/control/lab', lazy: () => import('../features/admin/policy-lab/lab-page') },
                      ...Object.values(policyEditors).map((path) => ({
                        path: path.slice(1),
                        lazy: () => import('../features/admin/policies/section-page'),
                      })),
                      { path: 'manage/approval/index', lazy: () => import('../features/admin/flows/flows-page') },
                      { path: 'manage/enterprise/index', lazy: () => import('../features/admin/company/company-page') },
                      {
                        path: 'manage/enterprise/costCentres',
                        lazy: () => import('../features/admin/cost-centres/cost-centres-page'),
                      },
                      {
                        path: 'manage/enterprise/costCentres/import',
                        lazy: () => import('../features/admin/cost-centres/import-page'),
                      },
                      { path: 'manage/enterprise/projects', lazy: () => import('../features/admin/projects/projects-page') },
                      { path: 'manage/enterprise/budgets', lazy: () => import('../features/admin/budgets/budgets-page') },
                      {
                        path: 'manage/enterprise/budgets/import',
                        lazy: () => import('../features/admin/budgets/import-page'),
                      },
                      {
                        path: 'manage/enterprise/fields',
                        lazy: () => import('../features/admin/custom-fields/custom-fields-page'),
                      },
                      {
                        path: 'manage/enterprise/entities',
                        lazy: () => import('../features/admin/legal-entities/legal-entities-page'),
                      },
                      { path: 'manage/enterprise/hours', lazy: () => import('../features/admin/office-hours/hours-page') },
                      { path: 'manage/alipayCode/index', lazy: () => import('../features/access/payment-app/code-page') },
                      { path: 'manage/log/index', lazy: () => import('../features/admin/log/log-page') },
                      { path: 'manage/enterprise/notices', lazy: () => import('../features/admin/notices/notices-page') },
                      { path: 'center/management/list', lazy: () => import('../features/admin/orders/orders-page') },
                      {
                        path: 'center/management/orderDetailReport',
                        lazy: () => import('../features/admin/orders/report-page'),
                      },
                      { path: 'center/travelOrder', lazy: () => import('../features/admin/company-trips/trips-page') },
                      { path: 'center/travelOrder/detail', lazy: () => import('../features/admin/company-trips/trip-page') },
                      {
                        path: 'manage/whereabouts/index',
                        lazy: () => import('../features/admin/whereabouts/whereabouts-page'),
                      },
                      { path: 'manage/incident/index', lazy: () => import('../features/admin/incidents/incidents-page') },
                      { path: 'manage/incident/detail', lazy: () => import('../features/admin/incidents/incident-page') },
                      { path: 'center/incident', lazy: () => import('../features/personal/incident/incident-page') },
                      { path: 'center/bill/onlineAccount', lazy: () => import('../features/finance/bill/bills-page') },
                      { path: 'center/bill/detail', lazy: () => import('../features/finance/bill/bill-page') },
                      { path: 'center/bill/confirmList', lazy: () => import('../features/finance/bill/confirm-list-page') },
                      { path: 'center/bill/varianceSheetList', lazy: () => import('../features/finance/bill/variances-page') },
                      {
                        path: 'center/bill/detail/specialdetail',
                        lazy: () => import('../features/finance/invoice/bill-special-page'),
                      },
                      {
                        path: 'center/bill/manualInvoiceDetail',
                        lazy: () => import('../features/finance/invoice/bill-manual-page'),
                      },
                      {
                        path: 'center/bill/detail/electrondetail',
                        lazy: () => import('../features/finance/invoice/bill-electronic-page'),
                      },
                      { path: 'center/invoice', lazy: () => import('../features/finance/invoice/invoices-page') },
                      { path: 'center/invoice/apply', lazy: () => import('../features/finance/invoice/apply-page') },
                      { path: 'center/invoice/applyNext', lazy: () => import('../features/finance/invoice/apply-next-page') },
                      { path: 'center/invoice/confirm', lazy: () => import('../features/finance/invoice/confirm-page') },
                      { path: 'center/invoice/list', lazy: () => import('../features/finance/invoice/list-page') },
                      { path: 'center/invoice/detail', lazy: () => import('../features/finance/invoice/detail-page') },
                      { path: 'center/invoice/travel', lazy: () => import('../features/finance/invoice/travel-page') },
                      { path: 'center/invoice/vouchers', lazy: () => import('../features/finance/voucher/own-vouchers-page') },
                      { path: 'center/invoice/voucher', lazy: () => import('../features/finance/voucher/voucher-page') },
                      { path: 'center/bill/vouchers', lazy: () => import('../features/finance/voucher/company-vouchers-page') },
                      { path: 'center/bill/voucher', lazy: () => import('../features/finance/voucher/company-voucher-page') },
                      { path: 'center/bill/voucherRadar', lazy: () => import('../features/finance/voucher/radar-page') },
                      {
                        path: 'center/bill/detail/itinerarydetail',
                        lazy: () => import('../features/finance/bill/itineraries-page'),
                      },
                      {
                        path: 'center/bill/flightItineraryDetails',
                        lazy: () => import('../features/finance/bill/flight-itineraries-page'),
                      },
                      {
                        path: 'center/bill/trainItineraryDetails',
                        lazy: () => import('../features/finance/bill/train-itineraries-page'),
                      },
                      { path: 'center/bill/insuranceDetails', lazy: () => import('../features/finance/bill/insurances-page') },
                      { path: 'center/bill/fillbill', lazy: () => import('../features/finance/bill/fill-bill-page') },
                      { path: 'center/bill/record', lazy: () => import('../features/finance/bill/records-page') },
                      { path: 'center/bill/recordDetail', lazy: () => import('../features/finance/bill/record-page') },
                      { path: 'center/bill/fileManagement', lazy: () => import('../features/finance/bill/files-page') },
                      {
                        path: 'center/bill/accounting',
                        lazy: () => import('../features/finance/accounting/accounting-page'),
                      },
                      {
                        path: 'center/bill/accountingDetail',
                        lazy: () => import('../features/finance/accounting/accounting-bill-page'),
                      },
                      {
                        path: 'center/bill/accountingMapping',
                        lazy: () => import('../features/finance/accounting/mapping-page'),
                      },
                      { path: 'center/openManage/index', lazy: () => import('../features/admin/unused-tickets/tickets-page') },
                      { path: 'report/flight/index', lazy: report('flight') },
                      { path: 'report/flight/department/index', lazy: report('department') },
                      { path: 'report/flight/class/index', lazy: report('class') },
                      { path: 'report/flight/discount/index', lazy: report('discount') },
                      { path: 'report/flight/company/index', lazy: report('company') },
                      { path: 'report/flight/trend/index', lazy: report('trend') },
                      { path: 'report/flight/economy/index', lazy: report('economy') },
                      { path: 'report/train/index', lazy: report('train') },
                      { path: 'report/hotel/index', lazy: report('hotel') },
                      { path: 'report/car/index', lazy: report('car') },
                      { path: 'report/visa/index', lazy: report('visa') },
                      { path: 'report/meeting/index', lazy: report('meeting') },
                      { path: 'report/carbon/index', lazy: report('carbon') },
                      { path: 'manage/conserve/index', lazy: report('savings') },
                      { path: 'manage/help/manual', lazy: () => import('../features/personal/manual/manual-page') },
                    ],
                  },
                  // Areas of the console that are still to come: its menu names none of them and lets nobody in (S4.39).
                  { path: 'manage/*', middleware: [guardMenu], loader: guarded, Component: NotFoundPage },
                  { path: 'agent/desk', lazy: () => import('../features/access/agency/agent-desk-page') },
                  { path: 'agent/jobs', lazy: () => import('../features/access/agency/parked-jobs-page') },
                  { path: 'agent/agreements', lazy: () => import('../features/admin/agreement/served-agreements-page') },
                  { path: 'agent/agreement', lazy: () => import('../features/admin/agreement/served-agreement-page') },
                  { path: 'agent/fees', lazy: () => import('../features/admin/service-fee/fees-page') },
                  { path: 'agent/exchange', lazy: () => import('../features/admin/exchange-rates/exchange-rates-page') },
                  { path: 'agent/supply', lazy: () => import('../features/admin/fault-rates/fault-rates-page') },
                  { path: 'agent/incidents', lazy: () => import('../features/admin/served-incidents/served-incidents-page') },
                  { path: 'agent/hours', lazy: () => import('../features/admin/desk-hours/desk-hours-page') },
                  { path: 'agent/bills', lazy: () => import('../features/finance/bill/agency-bills-page') },
                  { path: 'agent/bill', lazy: () => import('../features/finance/bill/agency-bill-page') },
                  { path: 'agent/match', lazy: () => import('../features/finance/match/match-page') },
                  { path: 'agent/deposits', lazy: () => import('../features/finance/agency-deposits-page') },
                  { path: 'activity/member', lazy: () => import('../features/access/account/member-page') },
                  { path: 'pay/index', lazy: () => import('../features/finance/pay-page') },
                ],
              },
            ],
          },
          {
            Component: BareLayout,
            children: [
              { path: 'pay/success', lazy: () => import('../features/finance/pay-success-page') },
              { path: 'pay/fail', lazy: () => import('../features/finance/pay-fail-page') },
            ],
          },
        ],
      },
      {
        Component: ReducedLayout,
        children: [
          {
            middleware: [guardSignIn],
            loader: guarded,
            children: [
              { path: 'login', lazy: () => import('../features/access/sign-in/login-page') },
              { path: 'login/second', lazy: () => import('../features/access/second-factor/second-step-page') },
            ],
          },
          ...productRoutes.flatMap(({ open = [] }) => open),
          { path: 'center/approvalLink', lazy: () => import('../features/booking/approval/link/approval-link-page') },
          { path: 'activation/index', lazy: () => import('../features/access/joining/activation-page') },
          { path: 'activation/code/index', lazy: () => import('../features/access/joining/activation-code-page') },
          { path: 'activation/account/index', lazy: () => import('../features/access/joining/activation-account-page') },
          { path: 'activation/mail/index', lazy: () => import('../features/access/joining/activation-mail-page') },
          { path: 'openAccount/code/index', lazy: () => import('../features/access/joining/open-account-code-page') },
          { path: 'openAccount/mail/index', lazy: () => import('../features/access/joining/open-account-mail-page') },
          { path: 'register/index', lazy: () => import('../features/access/joining/register-page') },
          { path: 'register/setPass', lazy: () => import('../features/access/joining/register-password-page') },
        ],
      },
      {
        Component: BareLayout,
        children: [
          { path: 'sso', lazy: () => import('../features/access/sign-in/sso-page') },
          { path: 'agent/open', lazy: () => import('../features/access/agency/agent-open-page') },
          { path: 'forget/rePassword/index', lazy: () => import('../features/access/password/forget-account-page') },
          { path: 'forget/findPasswordWay/index', lazy: () => import('../features/access/password/forget-channel-page') },
          { path: 'forget/confirmPass/index', lazy: () => import('../features/access/password/forget-password-page') },
          { path: 'err/index', Component: NoAccessPage },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]
