import { expect, test } from 'vitest'
import { foundChoices } from './chooser-choices'

const choices = ['华东销售部', '\u3000销售一部', 'Sales West', 'West Africa Sales'].map((name, index) => ({
  id: String(index),
  name,
}))
test.each([
  ['销售', ['\u3000销售一部', '华东销售部']],
  ['sales', ['Sales West', 'West Africa Sales']],
  ['sales west', ['Sales West', 'West Africa Sales']],
  ['  一部 ', ['\u3000销售一部']],
  ['财务', []],
])('%j finds %j', (typed, names) => expect(foundChoices(choices, typed).map(({ name }) => name)).toEqual(names))
