// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/products/meeting/room-block.calls'
import type { WebCall } from '../../../web-call'

export const holdMeetingRooms: WebCall<typeof contract.holdMeetingRooms> = {
  method: 'POST',
  path: 'api/MeetingRoom/HoldRooms',
  write: true,
}
