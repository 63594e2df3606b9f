import type { TravelPolicy } from '@sojourn/contract/booking/policy.shapes'

/** Standards that differ by grade: staff within 6.0 folds and near the lowest price, managers freer, directors business class. */
export const policies: TravelPolicy[] = [
  {
    policyId: 'staff',
    version: 1,
    scope: { type: 'grade', ids: ['P1'] },
    name: { 'zh-CN': '员工差旅标准', 'zh-TW': '員工差旅標準', en: 'Staff travel policy' },
    flight: {
      cabins: [{ cabin: 'Y', maxDiscount: 60, floatAmount: 100_00 }],
      lowestPrice: { hours: 2, threshold: 200_00, ignoreStopover: true },
      advanceDays: 3,
      handling: { cabin: 'forbid', discount: 'approval', lowestPrice: 'reason', advanceDays: 'reason' },
    },
  },
  {
    policyId: 'manager',
    version: 1,
    scope: { type: 'grade', ids: ['P2'] },
    name: { 'zh-CN': '经理差旅标准', 'zh-TW': '經理差旅標準', en: 'Manager travel policy' },
    flight: {
      cabins: [
        { cabin: 'Y', maxDiscount: 90 },
        { cabin: 'W', maxDiscount: 130 },
      ],
      lowestPrice: { hours: 2, threshold: 500_00 },
      handling: { cabin: 'forbid', discount: 'approval', lowestPrice: 'remind', advanceDays: 'remind' },
    },
  },
  {
    policyId: 'director',
    version: 1,
    scope: { type: 'grade', ids: ['P3'] },
    name: { 'zh-CN': '总监差旅标准', 'zh-TW': '總監差旅標準', en: 'Director travel policy' },
    flight: {
      cabins: [{ cabin: 'Y' }, { cabin: 'W' }, { cabin: 'C', maxDiscount: 250 }],
      handling: { cabin: 'approval', discount: 'approval', lowestPrice: 'remind', advanceDays: 'remind' },
    },
  },
]
