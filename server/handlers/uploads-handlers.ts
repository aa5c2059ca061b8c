import { addUpload } from '#server/assets/add-upload.ts'
import { surveyOf } from '#server/generation/brought-pictures.ts'
import type { Handlers } from '#server/handlers/handler.ts'
import { ownPage } from '#server/pages/change-page.ts'
import type { Services } from '#server/services.ts'
import { imageUrl, uploadSource } from '#shared/images.ts'

/** Pictures creators bring. */
export function uploadsHandlers(services: Services): Pick<Handlers, 'createUpload'> {
  return {
    async createUpload({ body, query, caller }) {
      const access = { slug: query.page ?? '', identity: caller.identity }
      const page = query.page === undefined ? null : await ownPage(services, access, 'change')
      const ensureIdentity = page ? async () => page.owner : () => caller.ensureIdentity()
      const uploader = { network: caller.network, signal: caller.signal, ensureIdentity }
      const upload = await addUpload(services, uploader, body.bytes)
      const { focal } = await surveyOf(services, upload, caller)
      const { id, width, height } = upload
      return { id, url: imageUrl(uploadSource(id)), width, height, focal }
    },
  }
}
