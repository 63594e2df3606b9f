import { bookModes, bookTypes, type BookMode, type Product } from '@sojourn/contract/booking/codes'
import { bookModeSwitch, bookTypeChoice } from '@sojourn/domain/access/booking-options'
import { useState } from 'react'
import { mayDo } from '../../../api/employee'
import type { SearchFormProps } from '../product/screens'
import type { SearchChoices } from './search-frame'

/** Who travels and in which mode (S4.06–S4.09); no type at all, or no permission to book, closes the form (S4.01, S5.05). */
export function useBookingChoices(
  { employee, travelType, travelApplyNo, tripId, edited }: Omit<SearchFormProps, 'places'>,
  product: Product,
) {
  const frame = { product, travelType, ...(travelApplyNo && { travelApplyNo }), ...(tripId && { tripId }) }
  const types = bookTypeChoice(employee, frame, mayDo(employee, 'bookForOthers'))
  const former = edited?.draft
  const formerType = former && bookTypes.word(former.bookType)
  const [chosenType, setBookType] = useState(formerType)
  const mode = bookModeSwitch(employee, frame)
  const [bookMode, setBookMode] = useState<BookMode>(
    former ? bookModes.word(former.bookMode) : employee.defaultBookModeType === 1 && mode.shown ? 'fast' : 'normal',
  )
  const bookType = chosenType && types.options.includes(chosenType) ? chosenType : types.selected
  const choices: SearchChoices = {
    travelType,
    bookType,
    bookMode,
    travelApplyNo,
    tripId,
    ...(chosenType === formerType && { former }),
  }
  return {
    closed: types.options.length === 0 || !mayDo(employee, 'book'),
    choices,
    shown: { types: travelType === 'business' ? types.options : [], bookType, setBookType, mode, bookMode, setBookMode },
  }
}
