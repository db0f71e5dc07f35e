export default function Badge() {
  return <p>Guest badge</p>
}
