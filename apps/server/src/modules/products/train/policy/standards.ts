import type { Language } from '@sojourn/contract/kit/language'
import type { TrainPanel } from '@sojourn/contract/products/train/policy-panel.shapes'
import type { TrainSection } from '@sojourn/contract/products/train/policy.shapes'
import { describeTrainPolicy } from '@sojourn/domain/products/train/policy/describe'
import { trainSectionOf } from '@sojourn/domain/products/train/policy/section'
import { standards } from '../../../booking/search/travel-standards'
import { panel } from '../../../booking/policy/panel'

/** S3.52 */
export const trainStandards = standards((holders, language): TrainPanel =>
  panel(holders, language, { product: 'train', sectionOf: trainSectionOf, describe }),
)

function describe(section: TrainSection, language: Language) {
  const described = describeTrainPolicy(section, language)
  return { ...described, says: described.groups.length + described.extendRules.length > 0 }
}
