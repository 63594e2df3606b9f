import type { CompanyGuest } from '@sojourn/contract/admin/people/guest.calls'
import { useMemo } from 'react'
import { fileMoment, type FileColumn } from '../../../kit/lists/list-file'
import { useText } from '../../../kit/text/text'

/** The guests as a file; mobiles and numbers of documents stay masked. */
export function useGuestFile(): readonly FileColumn<CompanyGuest>[] {
  const text = useText('admin/people/guests')
  return useMemo(() => {
    const { columns, mobile, department, documentNumber, noExpiry, noLimit } = text
    const expiryOf = ({ document }: CompanyGuest): string => (document ? (document.expiresOn ?? noExpiry) : '')
    return [
      { head: columns.name, value: ({ name }) => name },
      { head: mobile, value: (guest) => guest.mobile },
      { head: columns.host, value: ({ hostName }) => hostName },
      { head: department, value: ({ departmentName }) => departmentName },
      { head: columns.document, value: ({ document }) => document?.typeName ?? '' },
      { head: documentNumber, value: ({ document }) => document?.number ?? '' },
      { head: columns.expiry, value: expiryOf },
      { head: columns.standard, value: ({ policyName }) => policyName ?? noLimit },
      { head: columns.orders, value: ({ orders }) => orders },
      { head: columns.added, value: ({ addedAt }) => fileMoment(addedAt) },
    ]
  }, [text])
}
