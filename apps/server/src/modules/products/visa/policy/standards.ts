import type { SentencePanel } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import { visaFigures } from '@sojourn/domain/products/visa/policy/figures'
import { describeVisaPolicy } from '@sojourn/domain/products/visa/policy/describe'
import { visaSectionOf } from '@sojourn/domain/products/visa/policy/section'
import { standards } from '../../../booking/search/travel-standards'
import { inSentences, panel } from '../../../booking/policy/panel'

export const visaStandards = standards((holders, language): SentencePanel =>
  panel(holders, language, {
    product: 'visa',
    sectionOf: visaSectionOf,
    describe: inSentences(describeVisaPolicy, visaFigures),
  }),
)
