import type { ChosenPerson } from '@sojourn/contract/admin/people/person.shapes'
import { useState } from 'react'
import { choosePeople } from '../../../api/calls/admin/people/person'
import { invoke } from '../../../api/client'
import type { WebRequest } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { tellFailure } from '../../../kit/overlays/told'
import { useText } from '../../../kit/text/text'

export interface ChooseFoundProps {
  search: WebRequest<NonNullable<(typeof choosePeople)['contract']>>
  onChoose: (people: readonly ChosenPerson[]) => void
}

/** Chooses everybody whom the filters leave, also those who are not shown yet. */
export function ChooseFound({ search, onChoose }: ChooseFoundProps) {
  const text = useText('admin/people/people')
  const [busy, setBusy] = useState(false)
  const choose = () => {
    setBusy(true)
    void invoke(choosePeople, search)
      .then(({ people }) => onChoose(people), tellFailure)
      .finally(() => setBusy(false))
  }
  return (
    <Button kind="quiet" busy={busy} onClick={choose}>
      {text.chooseFound}
    </Button>
  )
}
