import { Type, type Static } from 'typebox'

/** S3.18. `code` has no plus sign; several regions may share it, `region` (ISO 3166) tells them apart. */
export const DiallingCode = Type.Object({
  code: Type.String(),
  areaName: Type.String(),
  /** First letter of the pinyin, upper case, in every language. */
  areaPinYinInitial: Type.String(),
  /** The heading under which the reader finds it: the first letter in the reader's own language. */
  titleName: Type.String(),
  region: Type.String(),
})
export type DiallingCode = Static<typeof DiallingCode>
