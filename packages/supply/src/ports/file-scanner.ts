/** What we need of whoever looks for harm in files that people hand in. */
export interface FileScanner {
  /** Whether a file may be kept; one that cannot be looked at may not. */
  isSafe(bytes: Uint8Array): Promise<boolean>
}
