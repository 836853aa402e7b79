const dark = window.matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
