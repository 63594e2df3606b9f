import type { SentencePanel } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import { carFigures } from '@sojourn/domain/products/car/policy/figures'
import { describeCarPolicy } from '@sojourn/domain/products/car/policy/describe'
import { carSectionOf } from '@sojourn/domain/products/car/policy/section'
import { standards } from '../../../booking/search/travel-standards'
import { inSentences, panel } from '../../../booking/policy/panel'

export const carStandards = standards((holders, language): SentencePanel =>
  panel(holders, language, { product: 'car', sectionOf: carSectionOf, describe: inSentences(describeCarPolicy, carFigures) }),
)
