import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { iconsPlugin } from './icons-plugin.config.ts'
import { phoneFormatsPlugin } from './phone-formats-plugin.config.ts'

const plugins = [react(), iconsPlugin(), phoneFormatsPlugin()]

/** `unit` needs no build and no port and is part of `npm run check`; the others use real parts. */
export default defineConfig({
  test: {
    // Files have servers, folders and ports of their own; a third at a time on two processors only
    // makes every one of them wait: the whole takes a tenth longer, and a sixth more of the processors.
    maxWorkers: 2,
    reporters: ['default', './test/support/retried-tests.ts'],
    tags: [
      {
        name: 'long',
        description: 'Takes a quarter of a minute or more, and fails seldom: `npm run test:all`.',
      },
    ],
    projects: [
      {
        plugins,
        test: {
          name: 'unit',
          // What a file leaves behind is nobody's trap here, and modules are loaded once.
          isolate: false,
          include: [
            'test/*.test.ts',
            'test/{shared,server,client}/**/*.test.{ts,tsx}',
            'test/contract/**/*.test.{ts,tsx}',
          ],
          exclude: [
            'test/contract/storage*',
            'test/contract/storage/**',
            'test/contract/model-streams/**',
            'test/contract/model-wishes/**',
          ],
          // Nothing here is timed; a busy machine is no fault.
          testTimeout: 90_000,
        },
      },
      {
        plugins,
        test: {
          name: 'storage',
          include: ['test/contract/storage*.test.ts', 'test/contract/storage/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins,
        test: {
          name: 'http',
          isolate: false,
          include: [
            'test/http/**/*.test.ts',
            'test/contract/model-{streams,wishes}/**/*.test.{ts,tsx}',
            'test/models/**/*.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins,
        test: {
          name: 'browser',
          isolate: false,
          globalSetup: 'test/support/prepare.ts',
          include: ['test/{browser,faults}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // A machine that stood still for a moment is no fault. Who needs this is counted and told.
          retry: 1,
          // What is waited for takes no time by itself, but the machine may be busy.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
