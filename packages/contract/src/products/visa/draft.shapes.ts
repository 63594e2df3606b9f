import { Type, type Static } from 'typebox'
import { NumericId } from '../../kit/numbers'
import { saveTempOrder } from '../../booking/draft.shapes'

/** S3.36; countryId 0 is none chosen, provinceId 0 any residence. */
export const VisaSearchParams = Type.Object({
  visaType: Type.Unsafe<0>({ type: 'integer', enum: [0] }),
  countryId: NumericId,
  countryName: Type.String({ maxLength: 50 }),
  provinceName: Type.Optional(Type.String({ maxLength: 50 })),
  provinceId: Type.Optional(NumericId),
  departDate: Type.String({ maxLength: 10 }),
  /** The flights that need it: their arrival may be later than visas are searched for otherwise. */
  alongOrderNo: Type.Optional(Type.String({ maxLength: 40 })),
})
export type VisaSearchParams = Static<typeof VisaSearchParams>

export const SaveVisaOrderTemp = saveTempOrder(VisaSearchParams)
