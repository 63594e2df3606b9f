import type { Context } from '../../../context'
import { inCompany } from '../../../work'
import { findLogo, type LogoRow } from './store'

/** The logo of a company by its own hash; a former one is gone. */
export const logoOf = (context: Context, enterpriseId: number, hash: string): Promise<LogoRow | undefined> =>
  inCompany(context, enterpriseId, (work) => findLogo(work, hash))
