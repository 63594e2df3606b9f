import { voucherFileAtMost } from '@sojourn/contract/finance/voucher-words'
import type { UploadReport } from '@sojourn/contract/finance/voucher.shapes'
import { useState } from 'react'
import {
  getVoucherRadar,
  searchCompanyDue,
  searchCompanyVouchers,
  searchOwnDue,
  searchVouchers,
  uploadCompanyVoucher,
  uploadVoucher,
} from '../../../api/calls/finance/voucher'
import { invoke, newIntent } from '../../../api/client'
import { queryClient } from '../../../api/queries'
import type { Whose } from './voucher-list'

const calls = { own: uploadVoucher, company: uploadCompanyVoucher } as const
const stale = [searchVouchers, searchCompanyVouchers, searchOwnDue, searchCompanyDue, getVoucherRadar]

/** A file with what became of it; the same file has one key, however often it is sent. */
export interface UploadedFile {
  key: string
  file: File
  orderNo: string | undefined
  report?: UploadReport
  error?: string
}

export interface Uploads {
  files: readonly UploadedFile[]
  /** Of those on their way, how many have arrived; undefined where none is on its way. */
  progress: { done: number; all: number } | undefined
  send: (files: readonly File[], orderNo?: string) => void
  retry: (file: UploadedFile) => void
  clear: () => void
}

/** Sends files one after the other and keeps what became of each. */
export function useUpload(whose: Whose): Uploads {
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const run = async (sent: readonly UploadedFile[]) => {
    for (const [done, one] of sent.entries()) {
      setProgress({ done, all: sent.length })
      const became = await uploaded(whose, one)
      setFiles((before) => before.map((known) => (known.key === one.key ? became : known)))
    }
    setProgress(undefined)
    await Promise.all(stale.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
  }
  return {
    files,
    progress,
    send(chosen, orderNo) {
      const sent = chosen.map((file) => ({ key: newIntent(), file, orderNo }))
      setFiles((before) => [...sent, ...before])
      void run(sent)
    },
    retry: (file) => void run([file]),
    clear: () => setFiles([]),
  }
}

/** What is too large is told before it is sent. */
async function uploaded(whose: Whose, { key, file, orderNo }: UploadedFile): Promise<UploadedFile> {
  const kept = { key, file, orderNo }
  if (file.size > voucherFileAtMost) return { ...kept, report: { fault: 'tooLarge', vouchers: [] } }
  try {
    const content = await base64(file)
    const request = { name: file.name.slice(0, 200), content, ...(orderNo !== undefined && { orderNo }) }
    return { ...kept, report: await invoke(calls[whose], request, { intent: key }) }
  } catch (error) {
    return { ...kept, error: (error as Error).message }
  }
}

/** An empty file has nothing to send, and is no voucher. */
const base64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).split(',')[1] || 'AA=='))
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)))
    reader.readAsDataURL(file)
  })
