import { expect, test } from 'vitest'
import { findCountries } from './find-countries'

test.each([
  ['日本', {}, ['JP']],
  ['中国', {}, ['HK', 'MO', 'TW']],
  ['zhongguo', { withOurs: true }, ['CN', 'HK', 'MO', 'TW']],
])('for “%s” %j finds %j', (typed, how, codes) => expect(findCountries(typed, how).map(({ code }) => code)).toEqual(codes))
