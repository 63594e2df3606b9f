/** What an incident is about. */
export const incidentKinds = ['weather', 'disaster', 'security', 'health', 'transport', 'other'] as const
export type IncidentKind = (typeof incidentKinds)[number]

/** By what the place of an incident is named. */
export const incidentPlaceTypes = ['city', 'airport', 'station', 'hotel'] as const
export type IncidentPlaceType = (typeof incidentPlaceTypes)[number]

/** What somebody concerned says. */
export const safetyAnswers = ['safe', 'help'] as const
export type SafetyAnswer = (typeof safetyAnswers)[number]

/** How somebody stands by the latest that is known: who has not been heard of is not reached. */
export const safetyStatuses = ['unreached', 'help', 'safe'] as const
export type SafetyStatus = (typeof safetyStatuses)[number]

/** What came of a call; the first two say how the person is. */
export const callOutcomes = [...safetyAnswers, 'noAnswer', 'message'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** What the log of an incident tells, row by row. */
export const incidentActs = ['told', 'reminded', 'answer', 'call', 'changed', 'updated', 'released'] as const
export type IncidentAct = (typeof incidentActs)[number]

export const incidentPlacesAtMost = 10
/** A longer time names everybody who travels at all. */
export const incidentDaysAtMost = 31
