import type { Tenant } from '../../../db/tenant'
import { findProjectsOn, type ProjectRow } from './project-store'
import { costSettings, type CostSettings, type EnterpriseRow } from './store'

export interface CostChoices extends CostSettings {
  projects: readonly ProjectRow[]
}

/** To what orders of a day may be written beside a cost centre. Where no project runs, none is asked for. */
export async function costChoices(tenant: Tenant, { config }: EnterpriseRow, today: string): Promise<CostChoices> {
  const { split, projectRequired } = costSettings(config)
  const projects = await findProjectsOn(tenant, today)
  return { split, projects, projectRequired: projectRequired && projects.length > 0 }
}
