/** Zones without a summer time, with what their clocks are ahead of UTC in minutes. */
export const officeZones = { china: 480, japan: 540, indochina: 420, india: 330, gulf: 240 } as const
export type OfficeZone = keyof typeof officeZones
export const officeZoneNames = Object.keys(officeZones) as OfficeZone[]

/** Beginning as the week of `Date` does. */
export const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

export const officeDaysAtMost = 100
