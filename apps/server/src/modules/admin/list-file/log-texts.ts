import type { Language } from '@sojourn/contract/kit/language'
import type { LogTexts } from '@sojourn/domain/admin/record/log-words'
import { agencyAgreementOfferText } from '@sojourn/text/admin/agency/agreement-offer'
import { agencyDeskHoursText } from '@sojourn/text/admin/agency/desk-hours'
import { approvalFlowsText } from '@sojourn/text/admin/approval/flows'
import { budgetText } from '@sojourn/text/admin/budget/words'
import { companyCatalogueText } from '@sojourn/text/admin/company/catalogue'
import { companyCompanyText } from '@sojourn/text/admin/company/company'
import { costObjectsCostCentresText } from '@sojourn/text/admin/cost-objects/cost-centres'
import { companyJoiningText } from '@sojourn/text/admin/company/joining'
import { companyLegalEntitiesText } from '@sojourn/text/admin/company/legal-entities'
import { companyNoticesText } from '@sojourn/text/admin/company/notices'
import { companyOfficeHoursText } from '@sojourn/text/admin/company/office-hours'
import { costObjectsProjectsText } from '@sojourn/text/admin/cost-objects/projects'
import { customFieldText } from '@sojourn/text/admin/custom-field/words'
import { logText } from '@sojourn/text/admin/log'
import { namedText } from '@sojourn/text/admin/named'
import { ordersIncidentsText } from '@sojourn/text/admin/orders/incidents'
import { departmentsText } from '@sojourn/text/admin/departments/words'
import { peopleGradesText } from '@sojourn/text/admin/people/grades'
import { guestsText } from '@sojourn/text/admin/guests/words'
import { peoplePersonText } from '@sojourn/text/admin/people/person'
import { policyGoldenText } from '@sojourn/text/admin/policy/golden'
import { policyPolicyText } from '@sojourn/text/admin/policy/policy'
import { recordText } from '@sojourn/text/admin/record'
import { applicationText } from '@sojourn/text/booking/application/words'
import { policyStandardsText } from '@sojourn/text/booking/policy/standards'

/** The words in which each record of the log is told. */
export const logTexts = (language: Language): LogTexts => ({
  'admin/log': logText[language],
  'admin/record': recordText[language],
  'admin/named': namedText[language],
  'admin/people/person': peoplePersonText[language],
  'admin/departments/words': departmentsText[language],
  'admin/people/grades': peopleGradesText[language],
  'admin/approval/flows': approvalFlowsText[language],
  'admin/guests/words': guestsText[language],
  'admin/policy/policy': policyPolicyText[language],
  'admin/company/company': companyCompanyText[language],
  'admin/cost-objects/cost-centres': costObjectsCostCentresText[language],
  'admin/cost-objects/projects': costObjectsProjectsText[language],
  'admin/company/legal-entities': companyLegalEntitiesText[language],
  'admin/company/notices': companyNoticesText[language],
  'admin/company/office-hours': companyOfficeHoursText[language],
  'admin/agency/desk-hours': agencyDeskHoursText[language],
  'admin/agency/agreement-offer': agencyAgreementOfferText[language],
  'admin/policy/golden': policyGoldenText[language],
  'admin/budget/words': budgetText[language],
  'admin/custom-field/words': customFieldText[language],
  'admin/company/catalogue': companyCatalogueText[language],
  'admin/company/joining': companyJoiningText[language],
  'admin/orders/incidents': ordersIncidentsText[language],
  'booking/policy/standards': policyStandardsText[language],
  'booking/application/words': applicationText[language],
})
