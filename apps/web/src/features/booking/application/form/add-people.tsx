import { Button } from '../../../../kit/actions/button'
import { Drawer } from '../../../../kit/overlays/dialog'
import { TravellerSearch, type TravellerSearchProps } from '../../traveller/traveller-search'

export interface AddPeopleProps extends Pick<TravellerSearchProps, 'guests' | 'max' | 'onAdd' | 'onGone'> {
  open: boolean
  onClose: () => void
  words: { addTitle: string; done: string }
  chosen: readonly { employeeId: string }[]
}

/** Finds colleagues, and guests where they may come along, and adds them one by one. */
export function AddPeople({ open, onClose, words, chosen, ...search }: AddPeopleProps) {
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
      <TravellerSearch {...search} chosenIds={chosen.map(({ employeeId }) => employeeId)} />
    </Drawer>
  )
}
