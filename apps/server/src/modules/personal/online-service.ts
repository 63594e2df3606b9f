import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { getOnlineServiceInfo } from '@sojourn/contract/personal/online-service.calls'
import type { Actor, Context } from '../../context'
import { inCompany } from '../../work'
import { findEnterprise } from '../booking/settings/store'

/** The enterprise's own service desk where it names one, otherwise the portal's page for writing to the agency. */
export async function onlineService(
  context: Context,
  actor: Actor,
  { entrance, orderSerialNo }: RequestOf<typeof getOnlineServiceInfo>,
): Promise<ResponseOf<typeof getOnlineServiceInfo>> {
  const { config } = await inCompany(context, actor.enterpriseId, (work) => findEnterprise(work))
  const own = config['onlineServiceUrl']
  const url = new URL(typeof own === 'string' && own ? own : `${context.config.publicUrl}/v/center/feedback`)
  url.searchParams.set('entrance', String(entrance))
  if (orderSerialNo) url.searchParams.set('orderSerialNo', orderSerialNo)
  return { onlineServiceUrl: url.href }
}
