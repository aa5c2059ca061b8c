import { expect, it } from 'vitest'
import { labelsOf } from '#server/composer/labels.ts'

it.each([
  ['es', undefined, 'Comprar entradas'],
  ['es', 'MX', 'Comprar boletos'],
  ['es', 'AR', 'Comprar entradas'],
  ['es', 'CO', 'Comprar boletas'],
  ['es', 'CL', 'Comprar entradas'],
  ['es', 'PE', 'Comprar entradas'],
  ['pt', undefined, 'Comprar ingressos'],
  ['pt', 'BR', 'Comprar ingressos'],
  ['pt', 'PT', 'Comprar bilhetes'],
  ['pt', 'AO', 'Comprar bilhetes'],
] as const)('a button for tickets in %s of %s says %s', (language, country, words) => {
  expect(labelsOf(language, country).buttons.tickets?.default).toBe(words)
})

it.each([
  [undefined, 'Aparcamiento'],
  ['MX', 'Estacionamiento'],
  ['CO', 'Parqueadero'],
] as const)('where to park has the word of the country: %s, %s', (country, words) => {
  expect(labelsOf('es', country).topics.parking.label).toBe(words)
})

it('an appointment is booked as in Chile and Argentina', () => {
  expect(labelsOf('es', 'CL').buttons.book?.health).toBe('Agendar hora')
  expect(labelsOf('es', 'AR').sections.appointments.default).toBe('Con turno')
})
