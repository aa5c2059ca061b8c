import { addUpload } from '#server/assets/add-upload.ts'
import { surveyOf } from '#server/generation/brought-pictures.ts'
import type { Handlers } from '#server/handlers/handler.ts'
import { authorise } from '#server/pages/authorise.ts'
import { ownPage } from '#server/pages/change-page.ts'
import { erasePicture } from '#server/pages/erase-picture.ts'
import type { Services } from '#server/services.ts'
import type { Repositories } from '#server/storage/storage.ts'
import { imageUrl, uploadSource } from '#shared/images.ts'

/** Pictures creators bring. */
export function uploadsHandlers(
  services: Services,
): Pick<Handlers, 'createUpload' | 'deleteUpload'> {
  return {
    async createUpload({ body, query, caller }) {
      const access = { slug: query.page ?? '', identity: caller.identity }
      const page = query.page === undefined ? null : await ownPage(services, access, 'change')
      const { now } = services
      const isGuest = page !== null && page.owner !== caller.identity
      const readmit = async (storage: Repositories) => {
        const locked = page && (await storage.pages.lock(page.id))
        await authorise({ storage, now }, caller.identity, locked, 'change')
      }
      const ensureIdentity = page ? async () => page.owner : () => caller.ensureIdentity()
      const { network, signal } = caller
      const uploader = { network, signal, ensureIdentity, ...(isGuest && { readmit }) }
      const upload = await addUpload(services, uploader, body.bytes)
      const { focal } = await surveyOf(services, upload, caller)
      const { id, width, height } = upload
      return { id, url: imageUrl(uploadSource(id)), width, height, focal }
    },
    deleteUpload: async ({ params, caller }) => ({
      pages: await erasePicture(services, params.id ?? '', caller.identity),
    }),
  }
}
