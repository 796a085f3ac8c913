/** The address with runs of `?` and of `&` collapsed to one, and `?&` to `?`. */
export function collapseAddress(address: string): string {
  return address.replace(/\?[?&]*/g, "?").replace(/&+/g, "&");
}
