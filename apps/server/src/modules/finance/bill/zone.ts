import { officeZones } from '@sojourn/contract/booking/office-words'
import { localOf } from '@sojourn/domain/kit/local-date'
import type { Work } from '../../../context'
import { findOfficeHours } from '../../booking/approval/store'

/** Minutes by which the company's clocks are ahead of UTC: its bills are cut off by them. */
export const zoneOf = async (work: Work): Promise<number> => officeZones[(await findOfficeHours(work))?.zone ?? 'china']

export const dayIn = (at: Date, offset: number): string => localOf(at.toISOString(), offset).date
