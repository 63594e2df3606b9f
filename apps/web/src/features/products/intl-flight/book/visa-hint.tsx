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

/** Where visas are applied for, of a trip that needs one; once it is booked the order's page names each with its day. */
export function VisaHint({ notes, travelType }: VisaHintProps) {
  const text = useText('products/intl-flight/check')
  const employee = useEmployee()
  const open = isBookable(employee, 'visa', travelTypes.word(travelType)) && mayDo(employee, 'book')
  if (!open || !notes.some(needsVisa)) return null
  return (
    <p>
      {text.visaWhy} <Link to={paths.home({ travelType, type: products.code('visa') })}>{text.visaLink}</Link>
    </p>
  )
}
