/** An empty window of our own that later shows the provider; nothing comes back from it to this page. */
export function openPaymentWindow() {
  const opened = window.open('', '_blank')
  if (opened) opened.opener = null
  return {
    show: (url: string) => opened?.location.replace(new URL(url, window.location.origin)),
    close: () => opened?.close(),
  }
}
