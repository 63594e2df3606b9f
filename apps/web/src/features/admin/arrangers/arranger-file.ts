import type { ArrangerSummary } from '@sojourn/contract/admin/people/arranger.shapes'
import { useMemo } from 'react'
import type { FileColumn } from '../../../kit/lists/list-file'
import { useText } from '../../../kit/text/text'
import { rightOf } from './right-words'

/** Who books for whom, as a file. */
export function useArrangerFile(): readonly FileColumn<ArrangerSummary>[] {
  const text = useText('admin/people/arrangers')
  return useMemo(() => {
    const { columns, number, states, notAble } = text
    return [
      { head: columns.name, value: ({ name }) => name },
      { head: number, value: (arranger) => arranger.number },
      { head: columns.department, value: ({ departmentName }) => departmentName },
      { head: columns.state, value: ({ state, able }) => (able ? states[state] : notAble) },
      { head: columns.rights, value: ({ grants }) => grants.map((grant) => rightOf(text, grant)).join('; ') },
    ]
  }, [text])
}
