import type { Whereabout } from '@sojourn/contract/admin/orders/whereabouts.calls'
import { useMemo } from 'react'
import { fileMoment, type FileColumn } from '../../../kit/lists/list-file'
import { useText } from '../../../kit/text/text'

/** Where people are, as a file. */
export function useWhereaboutsFile(): readonly FileColumn<Whereabout>[] {
  const text = useText('admin/orders/whereabouts')
  return useMemo(() => {
    const { columns, file, activities } = text
    return [
      { head: columns.person, value: ({ name }) => name },
      { head: file.department, value: ({ department }) => department },
      { head: columns.activity, value: ({ activity }) => activities[activity] },
      { head: file.service, value: ({ service }) => service },
      { head: text.city, value: ({ city }) => city },
      { head: file.from, value: ({ from }) => from },
      { head: file.to, value: ({ to }) => to },
      { head: file.begins, value: ({ beginsAt }) => fileMoment(beginsAt) },
      { head: file.ends, value: ({ endsAt }) => fileMoment(endsAt) },
      { head: file.orderNo, value: ({ orderNo }) => orderNo },
    ]
  }, [text])
}
