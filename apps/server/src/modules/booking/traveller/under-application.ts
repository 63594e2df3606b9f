import type { Context } from '../../../context'
import type { UnderApplication } from './store'

/** The travel application, if any, whose agreed standard takes the place of the travellers' own. */
export const underApplication = (
  { policySections }: Pick<Context, 'policySections'>,
  travelApplyNo: string | null,
): UnderApplication | undefined => (travelApplyNo === null ? undefined : { travelApplyNo, sections: policySections })
