import { Button } from '../../../../kit/actions/button'
import { Drawer } from '../../../../kit/overlays/dialog'
import { TravellerSearch, type TravellerSearchProps } from '../../traveller/traveller-search'

export interface AddPeopleProps {
  open: boolean
  onClose: () => void
  words: { addTitle: string; done: string }
  chosen: readonly { employeeId: string }[]
  max: number
  onAdd: TravellerSearchProps['onAdd']
}

/** Finds colleagues and guests and adds them one by one. */
export function AddPeople({ open, onClose, words, chosen, max, onAdd }: AddPeopleProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.addTitle}
      actions={
        <Button kind="brand" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <TravellerSearch chosenIds={chosen.map(({ employeeId }) => employeeId)} max={max} onAdd={onAdd} />
    </Drawer>
  )
}
