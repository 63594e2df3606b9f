// Before the first paint: the chosen theme and language, so that nothing flashes.
try {
  const theme = localStorage.getItem('sojourn.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const language = localStorage.getItem('sojourn.language')
  if (language) document.documentElement.lang = language
} catch {
  // Storage may be closed; the system's theme and the default language then hold.
}
