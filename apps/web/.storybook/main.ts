import { defineMain } from '@storybook/react-vite/node'

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../src/**/*.stories.tsx'],
  // Widgets document themselves in their types; reading them again would only slow the build.
  typescript: { reactDocgen: false },
  // It goes through every element of the page whenever one is added, which is what a list of a thousand rows was measured by.
  features: { highlight: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
