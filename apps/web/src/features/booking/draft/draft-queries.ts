import type { DraftParts } from '@sojourn/contract/booking/draft.shapes'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { chooseTravellers } from '../../../api/calls/booking/draft'
import { invoke, newIntent } from '../../../api/client'
import { isForOthers } from './draft-kind'

/** Nothing is read again because a window gets the focus or the network: a list must not move under the hand. */
export const still = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** Milliseconds that a verified price is taken as it is. */
export const checkFresh = 60_000

/** The draft of a booking; kept beside, so that its search can be repeated after it expired. */
export function useKeptDraft<Draft>(options: UseQueryOptions<Draft>, keep: (draft: Draft) => void) {
  const draft = useQuery(options)
  const { data } = draft
  useEffect(() => {
    if (data) keep(data)
  }, [data, keep])
  return draft
}

/** The last answer that came, also after a question that is refused: whoever asked can then take back what was refused. */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState(answer)
  if (answer !== undefined && answer !== last) setLast(answer)
  return answer ?? last
}

/** Gives the draft of a repeated search the travellers of the former one, where others may be among them. */
export async function takeTravellers(
  former: Pick<DraftParts, 'bookType' | 'travelApplyNo' | 'travellers'>,
  tempOrderNo: string,
): Promise<void> {
  const others = isForOthers(former) || former.travelApplyNo !== undefined
  if (!others || former.travellers.length === 0) return
  const employeeIds = former.travellers.map(({ employeeId }) => employeeId)
  await invoke(chooseTravellers, { tempOrderNo, employeeIds }, { intent: newIntent() })
}

/** What a repeated search takes over from the draft of the former one: for whom, under which application, in which trip. */
export const repeatedFrame = ({
  travelType,
  bookType,
  bookMode,
  travelApplyNo,
  travelOrderNo,
}: Omit<DraftParts, 'travellers'>) => ({
  travelType,
  bookType,
  bookMode,
  ...(travelApplyNo && { travelApplyNo }),
  ...(travelOrderNo && { travelOrderNo }),
})
