import { products, travelTypes } from '@sojourn/contract/booking/codes'
import type { DocumentNote } from '@sojourn/contract/products/intl-flight/booking.shapes'
import type { IntlFlightTempOrder } from '@sojourn/contract/products/intl-flight/search.shapes'
import { isBookable } from '@sojourn/domain/access/product-availability'
import { mayDo, useEmployee } from '../../../../api/employee'
import { Link } from '../../../../kit/actions/link'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'

const needsVisa = ({ kind, level }: DocumentNote): boolean => kind === 'visa' && level === 'warn'

interface VisaHintProps {
  notes: readonly DocumentNote[]
  travelType: IntlFlightTempOrder['travelType']
}

/** Where visas are applied for, with the first country and its day filled in; once the trip is booked the order's page names each with its day. */
export function VisaHint({ notes, travelType }: VisaHintProps) {
  const text = useText('products/intl-flight/check')
  const employee = useEmployee()
  const open = isBookable(employee, 'visa', travelTypes.word(travelType)) && mayDo(employee, 'book')
  const needed = notes.find(needsVisa)
  if (!open || !needed) return null
  const { countryId: visaCountry, countryName: visaName, neededBy: visaDay } = needed.visaFor ?? {}
  const search = { travelType, type: products.code('visa'), visaCountry, visaName, visaDay }
  return (
    <p>
      {text.visaWhy} <Link to={paths.home(search)}>{text.visaLink}</Link>
    </p>
  )
}
