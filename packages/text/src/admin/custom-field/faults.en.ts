import type { text as source } from './faults.zh-CN'

export const text: typeof source = {
  nameMissing: 'Please name the field',
  formMissing: 'Please choose at least one place where it is shown',
  limitsCrossed: 'The most cannot be below the least',
  parentUnknown: 'Please choose a list that is still in use',
  choicesMissing: 'Please write at least one choice',
  choiceNameMissing: 'Please name every choice',
  choiceTwice: 'Two choices have the same name',
  choiceParentMissing: 'Every choice needs a choice of the list above, as that list has it',
  beginningWrong: 'The field does not take what it begins with',
  periodCrossed: 'The last day cannot be before the first',
}
