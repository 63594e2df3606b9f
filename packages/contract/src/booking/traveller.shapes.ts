import { Type, type Static } from 'typebox'

export const TravellerSummary = Type.Object({
  employeeId: Type.String(),
  name: Type.String(),
  departmentName: Type.String(),
  gradeName: Type.String(),
})
export type TravellerSummary = Static<typeof TravellerSummary>
