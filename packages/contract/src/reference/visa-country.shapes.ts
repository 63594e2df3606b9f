import { Type, type Static } from 'typebox'

/** S3.37: `pid` and `pName` are the continent. */
export const VisaCountry = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  pid: Type.Integer(),
  pName: Type.String(),
  /** ISO 3166, for the flag. */
  region: Type.String(),
})
export type VisaCountry = Static<typeof VisaCountry>

export const VisaCountryGroup = Type.Object({ groupName: Type.String(), countryList: Type.Array(VisaCountry) })
export type VisaCountryGroup = Static<typeof VisaCountryGroup>

/** A province of residence; `id` is its two-digit code of GB/T 2260. */
export const VisaProvince = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  pinyin: Type.String(),
  initials: Type.String(),
})
export type VisaProvince = Static<typeof VisaProvince>
