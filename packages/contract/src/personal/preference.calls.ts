import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { Instant } from '../kit/local-date'

/** How a traveller likes to travel (S3.54). */
export const TipPreferences = Type.Object({
  employeeId: Type.String(),
  employeeName: Type.String(),
  isVip: Type.Boolean(),
  labelTips: Type.Array(Type.String()),
  preferenceInfoList: Type.Array(Type.Object({ typeName: Type.String(), content: Type.String(), remark: Type.String() })),
})
export type TipPreferences = Static<typeof TipPreferences>

/** Of these people, as far as the caller is one of them or may book for them; the others are left out. */
export const queryTipPreferences = call({
  summary: 'Likes of travellers whom the caller may book for.',
  method: 'POST',
  path: 'api/Employee/QueryPersonalTipPreferences',
  clause: 'S7.48',
  request: Type.Object({ users: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }) }),
  response: Type.Object({ list: Type.Array(TipPreferences) }),
})

export const getRemarksRule = call({
  summary: 'What the company asks to be kept in mind with refunds and changes.',
  method: 'POST',
  path: 'api/Enterprise/GetEnterpriseRemarksRule',
  clause: 'S7.48',
  request: Type.Object({ productType: Type.Integer({ minimum: 1, maximum: 9 }) }),
  response: Type.Object({
    list: Type.Array(
      Type.Object({ typeInfo: Type.String(), remarks: Type.String(), updateTime: Instant, updaterName: Type.String() }),
    ),
  }),
})
