import type { OpenSession } from '@sojourn/contract/kit/open-session'
import { readDevice } from '@sojourn/domain/kit/device'
import type { OpenSessionRow } from './session-store'

/** A session as its person and the company's administrators read it. */
export const openSessionOf = ({ sessionId, device, address, startedAt, endsAt, agentName }: OpenSessionRow): OpenSession => ({
  sessionId,
  ...readDevice(device),
  address,
  startedAt: startedAt.toISOString(),
  endsAt: endsAt.toISOString(),
  ...(agentName !== null && { agentName }),
})
