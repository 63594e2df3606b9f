import { useRef } from 'react'
import { Button, type ButtonProps } from '../../../kit/actions/button'
import { useText } from '../../../kit/text/text'

interface ChooseFilesProps extends Pick<ButtonProps, 'kind' | 'size' | 'busy'> {
  name: string
  /** What a screen reader hears where the name alone would say too little. */
  about?: string
  onFiles: (files: readonly File[]) => void
}

/** A button that opens the device's files. */
export function ChooseFiles({ name, about, onFiles, ...button }: ChooseFilesProps) {
  const text = useText('finance/vouchers')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} aria-label={about} onClick={() => input.current?.click()}>
        {name}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".xml,.ofd,.pdf,.zip"
        aria-label={about ?? text.upload.choose}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          if (files.length > 0) onFiles(files)
          // The same file, mended, may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
