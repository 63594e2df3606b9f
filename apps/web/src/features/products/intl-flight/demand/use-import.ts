import { credentialTypes, type CredentialCode } from '@sojourn/contract/booking/codes'
import { demandTravellersAtMost, type FoundPeople } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { useState } from 'react'
import { findListedPeople, takeListedGuests } from '../../../../api/calls/products/intl-flight/demand'
import { invoke } from '../../../../api/client'
import { useWrite } from '../../../../api/queries'
import { toast } from '../../../../kit/overlays/toast'
import { tellFailure } from '../../../../kit/overlays/told'
import { readSheet, type SheetFault } from '../../../../kit/sheets/read-sheet'
import { useText } from '../../../../kit/text/text'

/** A line of a list, with its place in the file. */
interface Listed {
  row: number
  name: string
  number: string
  type?: CredentialCode
  mobile: string
  birthDate: string
  expiresOn: string
}
interface Report {
  missed: readonly string[]
  /** Nobody of the company, who may be kept as guests. */
  outside: readonly Listed[]
  guestsAllowed: boolean
}
const nothing: Report = { missed: [], outside: [], guestsAllowed: true }

/** Reads a list, finds its people, and keeps those from outside as guests where somebody wants it; answers line by line. */
export function useImport(onFound: (found: FoundPeople['travellers']) => number) {
  const text = useText('products/intl-flight/demand/words')
  const listed = useListed()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<SheetFault>()
  const [report, setReport] = useState(nothing)
  const take = useWrite(takeListedGuests)
  const lineOf = ({ row, name }: Listed, why: string): string => text.missedLine({ row, name, why })
  const read = async (file: File) => {
    setBusy(true)
    setFault(undefined)
    setReport(nothing)
    const sheet = await readSheet(file, { linesAtMost: demandTravellersAtMost + 1 })
    if (typeof sheet === 'string') setFault(sheet)
    else if (sheet.length < 2) setFault('empty')
    else await find(sheet.slice(1).map(listed))
    setBusy(false)
  }
  const find = async (lines: Listed[]) => {
    try {
      const people = lines.map(({ name, number, type }) => ({ name, number, ...(type !== undefined && { type }) }))
      const { travellers, missed, guestsAllowed } = await invoke(findListedPeople, { people })
      toast(text.imported({ count: onFound(travellers) }), 'good')
      const outside = missed.filter(({ why }) => why === 'unknown').map(({ row }) => lines[row]!)
      setReport({ guestsAllowed, outside, missed: missed.map(({ row, why }) => lineOf(lines[row]!, text.missedWhy[why])) })
    } catch (error) {
      tellFailure(error)
    }
  }
  const takeOver = () => {
    const { outside } = report
    take.mutate(
      { people: outside.map(({ row: _row, ...line }) => line) },
      {
        onSuccess: ({ travellers, missed }) => {
          toast(text.imported({ count: onFound(travellers) }), 'good')
          const own = new Set(outside.map((line) => lineOf(line, text.missedWhy.unknown)))
          const others = report.missed.filter((line) => !own.has(line))
          const now = missed.map(({ row, reason }) => lineOf(outside[row]!, reason))
          setReport({ guestsAllowed: true, outside: [], missed: [...others, ...now] })
        },
        onError: tellFailure,
      },
    )
  }
  return { busy, fault, read, ...report, takeOver, taking: take.isPending }
}

/** How a line of a list reads; types of documents are named in the reader's language. */
function useListed() {
  const { credentialTypes: names } = useText('booking/traveller')
  const typeOf = (named: string | undefined): CredentialCode | undefined => {
    const word = credentialTypes.words.find((each) => names[each] === named)
    return word && credentialTypes.code(word)
  }
  return (cells: readonly string[], index: number): Listed => {
    const [name = '', number = '', kind, mobile = '', birthDate = '', expiresOn = ''] = cells.map((cell) => cell.trim())
    const type = typeOf(kind)
    return { row: index + 2, name, number, mobile, birthDate, expiresOn, ...(type !== undefined && { type }) }
  }
}
