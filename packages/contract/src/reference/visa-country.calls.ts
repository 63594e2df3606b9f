import { Type } from 'typebox'
import { call } from '../kit/call'
import { VisaCountry, VisaCountryGroup, VisaProvince } from './visa-country.shapes'

/** Popular countries, then a group for each continent. With `KeyWords` no groups but the countries that these letters mean. */
export const getVisaCountry = call({
  summary: 'Countries to apply for: popular ones and by continent, or those that a few letters mean.',
  method: 'POST',
  path: 'api/VisaResource/GetVisaCountry',
  clause: 'S7.34',
  request: Type.Object({ KeyWords: Type.Optional(Type.String({ maxLength: 50 })) }),
  response: Type.Object({
    countryGroupList: Type.Array(VisaCountryGroup),
    searchResultList: Type.Optional(Type.Array(VisaCountry)),
  }),
})

export const visaSearchFilters = call({
  summary: 'What a search for visas can be filtered by.',
  method: 'POST',
  path: 'api/VisaResource/VisaSearchFilters',
  clause: 'S7.34',
  response: Type.Object({ provinceFilters: Type.Array(VisaProvince) }),
})
