import type { CityPickerProps } from '../../../kit/pickers/city-picker'
import type { Place } from '../../../kit/pickers/place'

type Search = CityPickerProps['search']

/** A search that, where it finds nothing, offers what the form beside it finds; `hint` says whose that is. */
export const orElsewhere =
  (search: Search, beside: Search, hint: string): Search =>
  async (keyword, signal) => {
    const found = await search(keyword, signal)
    if (found.length > 0) return found
    const others = await beside(keyword, signal)
    return others.filter(({ disabled }) => !disabled).map((place): Place => ({ ...place, elsewhere: true, hint }))
  }
