import { afterWorking, usualHours } from './office-hours'

/** So many minutes of the working time of the agency's desk after an instant. */
export const promisedBy = (askedAt: string, minutes: number): string => afterWorking(askedAt, minutes, usualHours)
